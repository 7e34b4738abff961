import type { OperatorRole } from '@chulbal/contract/operators/values';
import { type SetupState, type SetupView, setupItem } from '@chulbal/contract/setup';
import { afterEach, describe, expect, test } from 'vitest';
import { renderConsole } from '../shell/console-for-test.tsx';
import { SetupList } from './setup-list.tsx';

let clear = async () => {};
afterEach(() => clear());

function setup(states: Partial<Record<(typeof setupItem.options)[number], SetupState>>): SetupView {
  return {
    items: setupItem.options.map((item) => ({
      item,
      state: states[item] ?? 'open',
      owner: null,
      candidates: [],
    })),
    organisations: ['운영재단 이름'],
    businessNumber: '000-00-00000',
    phone: '0000-0000',
    email: 'help@chulbal.example',
    lastMail: null,
    terms: [],
    operators: 1,
    invited: 0,
    season: null,
  };
}

const filled = () =>
  [...document.querySelectorAll('li a[class*=primary]')].map((link) => link.getAttribute('href'));

describe('the preparation of an installation', () => {
  test.each<[OperatorRole, Parameters<typeof setup>[0], string[]]>([
    ['owner', {}, ['/console/site#organisations']],
    ['owner', { organisations: 'done', businessNumber: 'half' }, ['/console/site#businessNumber']],
    // whoever may not do the first part is led to the first that is theirs
    ['contestManager', {}, ['/console/pages/terms']],
    ['viewer', {}, []],
  ])('leads a %s, with %j, to %j', async (role, states, expected) => {
    ({ clear } = await renderConsole(<SetupList setup={setup(states)} leads />, role));
    expect(filled()).toEqual(expected);
  });

  test('fills no button beside work that is more urgent, and is gone once all is ready', async () => {
    ({ clear } = await renderConsole(<SetupList setup={setup({})} />));
    expect(filled()).toEqual([]);
    await clear();
    const done = Object.fromEntries(setupItem.options.map((item) => [item, 'done' as const]));
    ({ clear } = await renderConsole(<SetupList setup={setup(done)} leads />));
    expect(document.querySelector('section')).toBeNull();
  });
});
