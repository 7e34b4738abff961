import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/**
 * What PDFs may need to be drawn, from our own origin: tables of Korean encodings, the standard fonts, decoders of
 * pictures. A PDF that needs none of it fetches none. The version in the folder lets browsers keep them for good.
 */
export function pdfAssets(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const root = path.dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const place = `assets/pdfjs-${version}`;
  return {
    name: 'pdf-assets',
    configureServer(server) {
      server.middlewares.use(`/${place}/`, (request, reply, next) => {
        const name = path.normalize((request.url ?? '').split('?')[0] ?? '');
        if (!folders.includes(name.split(path.sep)[1] ?? '')) return next();
        reply.end(readFileSync(path.join(root, name)));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of globSync(`{${folders.join(',')}}/*`, { cwd: root })) {
        const source = readFileSync(path.join(root, name));
        this.emitFile({
          type: 'asset',
          fileName: `${place}/${name.replaceAll(path.sep, '/')}`,
          source,
        });
      }
    },
  };
}
