import type { Translation } from '../../lib/texts.ts';
import type { apiTokens as ko } from './api-tokens.ko.ts';

export const apiTokens: Translation<typeof ko> = {
  title: 'API tokens',
  lede: 'A token lets your own spreadsheet or program read the lists and figures of the console. It can only read, and personal data stays masked.',
  how: 'How to use a token',
  howText:
    'Send this header with each request. docs/openapi/admin-api.json lists everything that can be read.',
  create: 'Create token',
  none: 'No tokens yet',
  noneText:
    'A new token is shown only once. After that, you can only recognise it by its last four characters.',
  columns: {
    name: 'Name',
    scopes: 'Can read',
    ends: 'Ends in',
    expires: 'Expires',
    used: 'Last used',
    acts: 'Actions',
  },
  by: 'Token of {{name}}',
  neverUsed: 'Never used',
  revoke: {
    act: 'Revoke',
    title: 'Revoke the token “{{name}}”?',
    body: 'Programs that use it can read nothing from now on. This cannot be undone.',
    done: 'The token “{{name}}” has been revoked.',
  },
  creating: {
    title: 'Create token',
    body: 'The audit log records who creates and revokes tokens. Disabling an operator also ends their tokens.',
    name: 'Name',
    nameHint: 'Say what it is for, such as “Weekly application sheet”',
    scopes: 'Can read',
    days: 'Valid for',
    submit: 'Create',
  },
  day_one: '{{count}} day',
  day: '{{count}} days',
  scope: {
    seeConsole: 'Figures and lists',
    seeScores: 'Scores and results',
    editContent: 'Content',
    reviewCompanies: 'Company pages',
    readAudit: 'Audit log',
  },
  scopeNote: {
    seeConsole: 'Seasons, applications and judging progress. Personal data is masked.',
    seeScores: 'Score sheets, rankings and versions of results.',
    editContent: 'Notices, questions and pages, including drafts.',
    reviewCompanies: 'Company pages of the exhibition and their reviews.',
    readAudit: 'Who did what, and when.',
  },
  created: {
    title: 'Token created',
    body: 'You can only see it now. Copy it to a safe place before you close this.',
    label: 'Token “{{name}}”',
    copy: 'Copy',
    copied: 'Token copied.',
    notCopied: 'The token could not be copied. Please select and copy it yourself.',
    done: 'I have copied it',
  },
};
