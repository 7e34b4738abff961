import type { Health } from '@chulbal/contract/health/health';
import { type ServiceState, verdictOf } from '@chulbal/contract/health/rules';
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { wellHealth } from './health-for-test.ts';
import { HealthStart } from './health-start.tsx';
import { InvariantsPart } from './invariants-part.tsx';
import { servicesOf } from './services.ts';
import { ServicesTable } from './services-table.tsx';

const now = '2026-05-14T08:12:48.000Z';
const servers = { portal: 12, console: 20 };

let clear = async () => {};
afterEach(() => clear());

async function show(more: Partial<Health>) {
  const health = { ...wellHealth, ...more };
  const services = servicesOf(health, servers, new Date(now));
  const states = Object.fromEntries(services.map(({ name, state }) => [name, state])) as Record<
    (typeof services)[number]['name'],
    ServiceState
  >;
  ({ clear } = await renderConsole(
    <>
      <HealthStart health={health} services={services} verdict={verdictOf(states)} now={now} />
      <ServicesTable services={services} health={health} servers={servers} />
      <InvariantsPart invariants={health.invariants} rules={[{ rule: 'a', promise: '약속 하나' }]} />
    </>,
  ));
  return document.body.textContent ?? '';
}

const waiting: Health['mail'] = {
  ...{ state: 'slow', sentLastHour: 0, waiting: 3, waitingMs: 130_000 },
  retrying: [{ failure: 'service', code: '451', count: 3, since: now }],
};

describe('the verdict', () => {
  test('says in a sentence that all is well, and asks for nothing', async () => {
    const text = await show({});
    expect(text).toContain('모두 괜찮아요.');
    expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe('fine');
    const heads = [...document.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['무엇', '상태', '지금', '최근 한 시간', '기준']);
    expect(document.querySelectorAll('tbody button')).toHaveLength(0);
  });

  test('names the one that is unwell, with the reason and what to do', async () => {
    const text = await show({ mail: waiting });
    expect(text).toContain('메일이 늦어요. 메일 서버가 받지 않았어요. 나머지는 괜찮아요.');
    expect(text).toContain('코드 451, 3통, 17:12부터');
  });

  test('names the worst first and then the others', async () => {
    const text = await show({
      mail: waiting,
      backups: { state: 'broken', lastAt: '2026-05-01T00:00:00.000Z', failed: false },
    });
    expect(text).toContain('백업이 오래됐어요. 메일도 봐 주세요.');
  });
});

describe('the last hour', () => {
  const drawn = () =>
    [...document.querySelectorAll('tbody svg[role=img]')].map((svg) => [
      svg.closest('tr')?.querySelector('th')?.firstChild?.firstChild?.textContent,
      svg.hasAttribute('data-over'),
    ]);

  test('is drawn for each service of which something is noted, above its limit set apart', async () => {
    const text = await show({});
    expect(drawn()).toEqual([
      ['데이터베이스', false],
      ['파일', false],
      ['메일', false],
      ['문자', true],
      ['뒤에서 하는 일', false],
      ['백업', false],
    ]);
    expect(text).toContain('70 / 70 지켜짐');
    expect(document.querySelector('[aria-label="최근 한 시간에 가장 높을 때 70초"]')).not.toBeNull();
  });

  test('is left out where nothing was noted yet', async () => {
    await show({ lastHour: [] });
    expect(drawn()).toEqual([]);
  });
});

test('what waits is sent at once by one press', async () => {
  await show({ mail: waiting });
  const calls = answerCalls({ status: 200, body: { sent: 3 } });
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('메일 지금'),
  );
  await act(async () => button?.click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(String(calls.mock.calls[0]?.[0])).toContain('/console/command/messages');
});

test('what does not hold is said as the promise that it breaks, with where', async () => {
  const breaches = [
    { rule: 'ticketNumbers', promise: '번호표는 이어져요.', count: 2, ids: ['4', '9'], error: null },
  ];
  const text = await show({ invariants: { ...wellHealth.invariants, state: 'broken', breaches } });
  expect(text).toContain('69 / 70');
  expect(text).toContain('번호표는 이어져요.');
  expect(text).toContain('2곳: 4, 9');
});
