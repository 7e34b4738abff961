import { useRouteLoaderData } from 'react-router';
import type { PointerData } from './pointer-data.ts';

/**
 * Who judges, and the stage of the address: `const { evaluator, stage } = usePointer()`. Pages of a track and stage
 * take `usePointerStage()`.
 */
export function usePointer(): PointerData {
  const data = useRouteLoaderData<PointerData>('features/pointer/pointer-layout');
  if (!data) throw new Error('usePointer needs the evaluators’ layout around it');
  return data;
}

/** The stage of a page that has one in its address. */
export function usePointerStage() {
  const { stage } = usePointer();
  if (!stage) throw new Error('This page has no track and stage in its address');
  return stage;
}
