import { useEffect, useState, useSyncExternalStore } from 'react';
import { devicePictures, sweepDevicePictures } from './device-pictures.ts';
import { PicturesContext } from './pictures.ts';
import { PlanWorkbench } from './plan-workbench.tsx';
import { devicePlans } from './plans.ts';

/** A visitor's plans, which are on this device and nowhere else. */
export function VisitorPlan() {
  const texts = useSyncExternalStore(devicePlans.subscribe, devicePlans.list, devicePlans.none);
  const [kept, setKept] = useState(true);
  useEffect(() => void sweepDevicePictures().catch(() => {}), []);
  return (
    <PicturesContext value={devicePictures}>
      <PlanWorkbench
        visitor
        shelf={{
          texts,
          keeping: { kind: kept ? 'device' : 'nowhere' },
          write: (changed) => setKept(devicePlans.write(changed)),
        }}
      />
    </PicturesContext>
  );
}
