import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `ludarium serve` (or dev/stand-in.mjs) answers while `npm run dev` serves the page.
const server = process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2021', chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts', 'dev/**/*.test.ts'] },
});
