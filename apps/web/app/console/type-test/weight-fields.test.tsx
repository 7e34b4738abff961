import type { TypeTestAxis } from '@chulbal/contract/type-test/type-test';
import { afterEach, expect, test, vi } from 'vitest';
import { all, fill, find, press } from '../../ui/hands-for-test.ts';
import { planEditor } from '../plan-editor/plan-editor.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { AxisFields } from './axis-fields.tsx';
import type { TypeTestEdit } from './question-fields.tsx';
import { typeTestEditor } from './type-test-editor.ko.ts';
import { WeightFields } from './weight-fields.tsx';

let clear = async () => {};
afterEach(() => clear());

const axes: TypeTestAxis[] = [
  { code: 'axis1', ko: '속도', en: 'Pace' },
  { code: 'axis2', ko: '', en: '' },
];
const words = { typeTestEditor, planEditor };

test('a weight is set for its own axis, and the others stay', async () => {
  const onChange = vi.fn();
  const part = (
    <WeightFields
      axes={axes}
      weights={{ axis2: 4 }}
      of="문제 1의 답 2"
      readOnly={false}
      onChange={onChange}
    />
  );
  ({ clear } = await renderConsolePart(part, { words }));
  await fill('combobox', '문제 1의 답 2: 속도', '3');
  expect(onChange).toHaveBeenCalledWith({ axis1: 3, axis2: 4 });
  expect(all('combobox')).toHaveLength(2);
});

test('whoever may only read sees the weights and cannot change them', async () => {
  const part = <WeightFields axes={axes} weights={{ axis1: 5 }} of="답" readOnly onChange={() => {}} />;
  ({ clear } = await renderConsolePart(part, { words }));
  const select = find<HTMLSelectElement>('combobox', '답: 속도');
  expect([select.disabled, select.value]).toEqual([true, '5']);
});

test('a new axis has a code of its own, and there are at most eight', async () => {
  const change = vi.fn();
  const show = async (count: number) => {
    const many = Array.from({ length: count }, (_, at) => ({
      code: `axis${at + 1}`,
      ko: `축${at + 1}`,
      en: '',
    }));
    const edit = { plan: { axes: many }, change, readOnly: false } as unknown as TypeTestEdit;
    ({ clear } = await renderConsolePart(<AxisFields {...edit} />, { words }));
  };
  await show(2);
  await press('button', typeTestEditor.addAxis);
  const added = change.mock.calls[0]?.[0].axes as TypeTestAxis[];
  expect(new Set(added.map(({ code }) => code)).size).toBe(3);
  await press('button', '축1 지우기');
  expect(change.mock.calls[1]?.[0].axes.map(({ code }: TypeTestAxis) => code)).toEqual(['axis2']);
  await clear();
  await show(8);
  expect(all('button', typeTestEditor.addAxis)).toEqual([]);
});
