import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };
const compressible = /\.(m?js|css|svg|json|txt|xml|html|webmanifest|map|wasm)$/;

/** Bytes above which the last percent is not worth the minute it takes. */
const huge = 4_000_000;

/**
 * After the build: every text asset gets a `.br` and a `.gz` beside it, and the manifest moves out of the
 * folder that is served.
 */
export async function compressAssets(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  await mkdir(path.join(buildDirectory, 'server'), { recursive: true });
  await rename(path.join(client, '.vite/manifest.json'), path.join(buildDirectory, 'client-manifest.json'));
  await rm(path.join(client, '.vite'), { recursive: true, force: true });
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const name = path.join(file.parentPath, file.name);
    const bytes = await readFile(name);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > huge ? 6 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${name}.br`, await squeeze.br(bytes, { params }));
    await writeFile(`${name}.gz`, await squeeze.gz(bytes, { level: 9 }));
  }
}
