import { expect, test } from 'vitest';
import { loader } from './company.tsx';

const url = new URL('https://league.example/ipo/detail');

test.each([
  { igNo: 'x', icNo: '1' },
  { igNo: '1', icNo: '0' },
  { igNo: '1', icNo: '1e3' },
])('the address $igNo/$icNo is that of no page, not a trouble to try again after', async (params) => {
  const asked = loader({ params, url } as unknown as Parameters<typeof loader>[0]);
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
});
