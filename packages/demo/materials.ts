import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { DraftedMaterial, MaterialSlotRule } from '@chulbal/domain/seasons/rules';
import { announcement, type Offsets, stagePeriod, workingTime } from './dates.ts';

const MB = 1_000_000;

const extra: MaterialSlotRule = {
  code: 'extra',
  label: { ko: '추가 자료', en: 'More material' },
  hint: { ko: '시연 화면이나 시제품 사진', en: 'Screens of a demonstration, pictures of a prototype' },
  extensions: ['pdf', 'png', 'jpg', 'jpeg'],
  maxBytes: 20 * MB,
  minFiles: 0,
  maxFiles: 3,
};

/** Slides for the pitch, from the result of the review until three days before the first pitch. */
export function pitchMaterial(
  today: string,
  { review, presentation }: { review: Offsets; presentation: Offsets },
  shift: number,
): DraftedMaterial {
  const { opensAt } = stagePeriod(today, presentation);
  const closesAt = workingTime(addDays(koreanDay(opensAt), -3), '18:00', 'before');
  return {
    opensAt: announcement(today, review, 5, shift),
    closesAt: koreanInstant(addDays(koreanDay(closesAt), shift), '18:00'),
    slots: [
      {
        code: 'slides',
        label: { ko: '발표 자료', en: 'Slides' },
        hint: { ko: '발표 5분에 맞춘 것 하나', en: 'One file for the 5 minutes of your pitch' },
        extensions: ['pdf', 'pptx'],
        maxBytes: 50 * MB,
        minFiles: 1,
        maxFiles: 1,
      },
      extra,
    ],
  };
}

/** What businesses of 성장 hand in while their documents are read: around today, so that the demo shows it. */
export function growthMaterial(today: string, shift: number): DraftedMaterial {
  const opensAt = workingTime(addDays(today, -4), '10:00', 'before');
  const closesAt = workingTime(addDays(today, 5), '18:00');
  return {
    opensAt: koreanInstant(addDays(koreanDay(opensAt), shift), '10:00'),
    closesAt: koreanInstant(addDays(koreanDay(closesAt), shift), '18:00'),
    slots: [
      {
        code: 'deck',
        label: { ko: 'IR 자료', en: 'IR deck' },
        hint: { ko: '매출과 고객을 확인할 수 있는 것', en: 'It shows sales and customers' },
        extensions: ['pdf', 'pptx'],
        maxBytes: 50 * MB,
        minFiles: 1,
        maxFiles: 1,
      },
      extra,
    ],
  };
}
