import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { firstLoad } from './first-load.ts';
import { noSchemas } from './no-schemas.ts';
import { pdfAssets } from './pdf-assets.ts';
import { textFiles } from './text-files.ts';

export default defineConfig({
  plugins: [textFiles(), firstLoad(), noSchemas(), pdfAssets(), reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { manifest: true, sourcemap: false, target: 'es2023' },
  server: { middlewareMode: true },
});
