import type { Translation } from '../../../lib/texts.ts';
import type { objections as ko } from './objections.ko.ts';

export const objections: Translation<typeof ko> = {
  title: 'Appeals and reports',
  tabs: { appeals: 'Appeals', reports: 'Reports' },
  logged: 'That you read them is kept in the audit log.',
  none: { appeals: 'There are no appeals', reports: 'There are no reports' },
  noneText: 'They are collected here while their period is open after an announcement.',
  team: 'Team',
  stage: 'Stage',
  text: 'Text',
  madeAt: 'Received',
  reporter: 'Reported by',
  forgotten: 'Forgotten',
  state: 'State',
  states: { open: 'To decide', upheld: 'Upheld', rejected: 'Not upheld' },
  decide: 'Decide',
  decidedBy: '{{name}} · {{at}}',
  dialog: {
    appealTitle: 'Deciding the appeal of {{team}}',
    reportTitle: 'Deciding the report about {{team}}',
    decision: 'Decision',
    appealAnswer: 'Answer (the team reads it)',
    reportAnswer: 'What came of it (operators only)',
    hint: 'A decision is final and kept in the audit log.',
    save: 'Decide',
    cancel: 'Cancel',
    needed: 'Please write something.',
    choose: 'Please choose.',
    done: 'It is decided.',
  },
};
