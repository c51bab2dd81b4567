// Building the page needs no vitest, so only its types are named here (tools/install-page-tools).
/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

// Where `ludarium serve` answers while `npm run dev` serves the page.
const server = process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8080';

// The page without a server (tools/build-site.mjs): plain files anywhere, which load nothing from elsewhere.
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const siteHead: Plugin = {
  name: 'site-head',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
};

// The licences of what the page is made of travel with it; the settings link to them.
const notices: Plugin = {
  name: 'notices',
  generateBundle() {
    const source = readFileSync(fileURLToPath(new URL('../THIRD-PARTY.md', import.meta.url)), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source });
  },
};

// The one place where it is chosen how the page reaches its tables (src/api/transport.ts).
const ways = { site: './src/site/local.ts', network: './src/api/network.ts' };

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), notices, ...(mode === 'site' ? [siteHead] : [])],
  resolve: { alias: { '@way': fileURLToPath(new URL(mode === 'site' ? ways.site : ways.network, import.meta.url)) } },
  worker: { format: 'es' },
  build: { target: 'es2021', chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts', 'dev/**/*.test.ts'] },
}));
