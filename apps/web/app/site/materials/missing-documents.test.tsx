import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { MaterialTask } from '@chulbal/contract/materials/materials';
import { afterEach, expect, test, vi } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { MaterialAct } from './material-act.tsx';
import { materials as words } from './materials.ko.ts';
import { MissingDocuments } from './missing-documents.tsx';

const now = Date.parse('2026-06-10T05:00:00.000Z');
const task: MaterialTask = {
  ...{ teamNo: 7, trackNo: 3, stageNo: 3, stageName: '예선 발표', role: 'leader', state: 'open' },
  deadline: { opensAt: '2026-06-01T00:00:00.000Z', closesAt: '2026-06-12T09:00:00.000Z' },
  ...{ missing: ['발표 자료'], submittedAt: null, changed: false, told: false },
} as MaterialTask;
const completion = {
  ...{ items: ['재학증명서'], message: '올해 것을 올려 주세요.', dueAt: '2026-06-11T09:00:00.000Z' },
  answered: false,
};
const application = {
  ...{ trackNo: 3, stageNo: 1, status: 'submitted', completion },
} as unknown as ApplicationSummary;

let clear = async () => {};
afterEach(() => clear());

async function show(own: Partial<ApplicationSummary>, tasks: MaterialTask[]) {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()];
  const part = (
    <MissingDocuments application={{ ...application, ...own }} {...{ tasks, now, onSubmit, onClose }} />
  );
  ({ clear } = await renderPage(part, { words: { materials: words } }));
  return onSubmit;
}
const dialog = () => find('dialog').textContent ?? '';

test('what was asked and what stages ask stand together, each with its day and its way on', async () => {
  const onSubmit = await show({}, [task]);
  expect(dialog()).toContain('재학증명서');
  expect(find('link', words.missing.fix).getAttribute('href')).toBe('/apply/3/1');
  expect(dialog()).toContain('발표 자료');
  await press('button', words.act.submit);
  expect(onSubmit).toHaveBeenCalledWith(3);
});

test.each<[string, Partial<ApplicationSummary>, MaterialTask[]]>([
  ['is answered', { completion: { ...completion, answered: true } as never }, []],
  ['is past', { completion: { ...completion, dueAt: '2026-06-10T04:00:00.000Z' } as never }, []],
  ['was told already', { completion: null }, [{ ...task, told: true }]],
])('what %s is owed no more', async (_what, own, tasks) => {
  await show(own, tasks);
  expect(dialog()).toContain(words.missing.none);
});

test('before the material opens there is nothing to press; submitted, it is looked at', async () => {
  const onOpen = vi.fn();
  const act = (more: Partial<MaterialTask>) => (
    <MaterialAct task={{ ...task, ...more }} first onOpen={onOpen} />
  );
  ({ clear } = await renderPage(act({ state: 'upcoming' }), { words: { materials: words } }));
  expect(all('button')).toEqual([]);
  await clear();
  ({ clear } = await renderPage(act({ submittedAt: '2026-06-10T04:00:00.000Z' }), {
    words: { materials: words },
  }));
  await press('button', words.act.see);
  expect(onOpen).toHaveBeenCalledWith({ type: 'open', modal: 'submit', stageNo: 3 });
});
