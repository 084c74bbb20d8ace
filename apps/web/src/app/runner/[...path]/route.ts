import { deps } from "#lib/deps.ts";

type Context = { params: Promise<{ path: string[] }> };

/** The engines that run programs in the learner's own browser, each file with the headers it was made for. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [version, name] = (await params).path;
  const assets = await deps().browserAssets();
  if (version === "version" && !name) {
    return new Response(assets.version, { headers: { "cache-control": "no-store" } });
  }
  const file = version === assets.version && assets.files.find((one) => one.name === name);
  if (!file) return new Response("Not found", { status: 404 });
  return new Response(Buffer.from(file.body), { headers: file.headers });
}
