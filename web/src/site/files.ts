// Where the worker finds the engines and what belongs to them: in a folder beside the page that is named after its
// contents, so that no cache mixes two versions (tools/build-site.mjs). At a server's table the worker's name says
// which.
// Workers are built into assets/.
const folder = new URL(`../${self.name || import.meta.env.VITE_ENGINE}/`, self.location.href);

async function found(name: string): Promise<Response> {
  const response = await fetch(new URL(name, folder));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

export const engineFile = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await found(name)).arrayBuffer());
export const pageFile = async (name: string): Promise<string> => (await found(name)).text();
