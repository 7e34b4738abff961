import type { IdentityView } from '@chulbal/contract/identity-checks/identity-checks';
import { afterEach, expect, test } from 'vitest';
import { find, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { identityChecks as words } from './identity-checks.ko.ts';
import { IdentitySection } from './identity-section.tsx';
import type { Trouble } from './trouble.ts';

let clear = async () => {};
afterEach(() => clear());

async function show(identity: Partial<IdentityView>, trouble: Trouble | null = null) {
  const whole: IdentityView = { service: 'PASS', needed: true, confirmed: null, ...identity };
  const part = <IdentitySection identity={whole} trouble={trouble} />;
  ({ clear } = await renderPage(part, { words: { identityChecks: words } }));
  return document.body.textContent ?? '';
}

test('who has proven nothing is led to the service by its name', async () => {
  expect(await show({})).toContain(words.none);
  expect(find('link', 'PASS로 본인확인하기').getAttribute('href')).toMatch(/^\/auth\/identity/);
});

test('a child who needs none is told so, and may still', async () => {
  expect(await show({ needed: false })).toContain(words.exempt);
});

test('what was proven has its day, and can be done again', async () => {
  const confirmed = { service: 'PASS', at: '2026-05-20T15:00:00.000Z' };
  expect(await show({ confirmed })).toContain('2026.05.21에 확인했어요');
  expect(find('link', words.again)).toBeDefined();
});

test('what went wrong on the way is read out', async () => {
  await show({}, 'unreachable');
  expect(said()).toContain('지금 PASS에서 대답이 없어요');
});

test('where no service is asked there is nothing', async () => {
  expect(await show({ service: null })).not.toContain(words.title);
});
