import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { bothApis } from './testing/both-apis.ts';

/** JSON with a line for each path and each reply, so that a changed endpoint is one changed line. */
function byLine(document: Record<string, unknown>): string {
  const parts = Object.entries(document).map(([name, part]) => {
    const rows = Object.entries(part as object).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    const isLong = name === 'paths' || name === 'components';
    return `${JSON.stringify(name)}: ${isLong ? `{\n${rows.join(',\n')}\n}` : JSON.stringify(part)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** `npx vitest run --project api apps/all/open-api -u` writes them anew. */
test('the committed OpenAPI documents say what the two APIs answer', async () => {
  const apis = await bothApis({ db: await testDb(), files: temporaryStore(), clock: () => new Date() });
  for (const [api, url, name] of [
    [apis.user, '/api/docs', 'user-api'],
    [apis.admin, '/admin/docs', 'admin-api'],
  ] as const) {
    const document: Record<string, unknown> = (await api.app.inject({ url })).json();
    const text = byLine(document);
    expect(JSON.parse(text)).toEqual(document);
    await expect(text).toMatchFileSnapshot(`../../docs/openapi/${name}.json`);
  }
});
