import { useRouteLoaderData } from 'react-router';
import type { PointerData } from './pointer-data.ts';

/** Who judges, and the stage of the address: `const { evaluator, stage } = usePointer()`. */
export function usePointer(): PointerData {
  const data = useRouteLoaderData<PointerData>('evaluators/shell/pointer-layout');
  if (!data) throw new Error('usePointer needs the evaluators’ layout around it');
  return data;
}
