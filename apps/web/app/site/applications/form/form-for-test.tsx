import type { ApplicationView } from '@chulbal/contract/applications/applications';
import type { Fields } from '@chulbal/contract/applications/fields';
import type { ApplyStep } from '@chulbal/contract/applications/rules';
import type { DocumentRule } from '@chulbal/contract/seasons/seasons';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { WithTexts } from '../../../lib/with-texts.tsx';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import type { ApplyData } from '../apply-data.ts';
import { Submitted } from '../submitted/submitted.tsx';
import { ApplyForm } from './apply-form.tsx';

const hour = 3_600_000;
const now = Date.parse('2026-05-20T05:00:00Z');
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const slot = (name: DocumentRule['slot'], requirement: DocumentRule['requirement']): DocumentRule => ({
  slot: name,
  label: name,
  hint: '',
  requirement,
  extensions: ['pdf'],
  maxBytes: 1000,
  maxFiles: 1,
});

const deadline = { opensAt: at(-24), closesAt: at(24), graceUntil: at(25) };

/** An application of a demo track as its page gets it. */
export function applyData(fields: Fields, application: Partial<ApplicationView> = {}): ApplyData {
  const stage = {
    stageNo: 1,
    kind: 'application' as const,
    name: '접수',
    description: '',
    opensAt: at(-24),
    closesAt: at(24),
    confirmBy: null,
    announcesAt: null,
  };
  return {
    kind: 'application',
    track: {
      trackNo: 3,
      topTrackNo: null,
      lane: 3,
      name: '캠퍼스',
      target: '',
      summary: '',
      places: 200,
      teamMin: 2,
      teamMax: 4,
      deletionFloor: 3,
      graceMinutes: 10,
      oneTrackAYear: true,
      schoolTypes: [],
      businessMonths: null,
      nationality: 'any',
      quotas: [],
      stages: [stage],
      documents: [slot('business', 'always'), slot('logo', 'optional')],
      guardianForm: null,
    },
    stage,
    year: 2026,
    seasonName: '2026 시즌',
    userId: 1,
    application: {
      teamNo: 7,
      trackNo: 3,
      stageNo: 1,
      status: 'submitted',
      role: 'leader',
      number: '3-0417',
      fields,
      version: 1,
      changed: false,
      edited: false,
      refused: [],
      completion: null,
      eligibility: null,
      withdrawal: null,
      cancelledAt: null,
      savedAt: '2026-05-20T05:03:21.000Z',
      files: [],
      deadline,
      submission: { version: 1, arrivedAt: at(-1), fields, files: [] },
      members: [],
      parts: [],
      ...application,
    },
    deadline,
    choices: {},
    bonuses: [],
    seed: {},
    kept: {},
    words: {
      required: '꼭 필요한 항목이에요.',
      hashInFileName: '파일 이름에 #을 쓸 수 없어요.',
      underFourteen: '만 14세 미만은 보호자 동의가 필요해요.',
    },
    open: true,
    now: at(0),
    today: '2026-05-20',
    consented: [],
    submitKey: '',
  };
}

/** Renders the form at a step, and gives how to take it away again. */
export function renderForm(data: ApplyData, step: ApplyStep): Promise<() => Promise<void>> {
  return renderAt(
    `/apply/3/1?step=${step}`,
    <ApplyForm data={data} step={step} problem={null} onSubmitted={() => {}} />,
  );
}

/** Renders what was submitted. */
export function renderSubmitted(data: ApplyData): Promise<() => Promise<void>> {
  return renderAt('/apply/3/1', <Submitted data={data} problem={null} />);
}

/** Renders a page at an address. */
export function renderAt(address: string, page: ReactNode): Promise<() => Promise<void>> {
  const router = createMemoryRouter([{ path: '/apply/:trackNo/:stageNo', element: page }], {
    initialEntries: [address],
  });
  return renderForTest(
    <WithTexts language="ko">
      <RouterProvider router={router} />
    </WithTexts>,
  );
}
