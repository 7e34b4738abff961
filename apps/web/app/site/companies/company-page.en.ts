import type { Translation } from '../../lib/texts.ts';
import type { companyPage as korean } from './company-page.ko.ts';

export const companyPage: Translation<typeof korean> = {
  share: 'Share',
  copied: 'The address was copied.',
  notCopied: 'The address could not be copied. Please copy it from the address bar.',
  onlyKorean: 'This team wrote in Korean only.',
  preview: 'A preview that only your team can see.',
  edit: 'Edit',
  team: 'Team',
  leader: 'Team leader',
  files: 'Files',
  reach: 'Find out more',
  tries: 'A short break from this team:',
  typeTest: 'Type test',
  quiz: 'Start-up quiz',
  sameLane: 'Teams in the same lane',
  all: 'See the whole exhibition',
  beside: 'Previous and next company',
  before: 'Previous company',
  after: 'Next company',
  report: {
    name: 'Report this page',
    reason: 'What is wrong',
    reasons: {
      wrong: 'It is not true',
      rights: 'It uses my text, picture or name without permission',
      unkind: 'It is offensive or hurtful',
      other: 'Something else',
    },
    text: 'What is wrong, and where',
    send: 'Send the report',
    done: 'We received your report. An operator will review it.',
    failed: 'It could not be sent. Please try again in a moment.',
  },
};
