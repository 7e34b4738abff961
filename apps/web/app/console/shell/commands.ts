import { consoleCommands } from '../../lib/command/commands.ts';

// What the screens of the console ask of the server beside loading, by feature.

/** What the screens of announcements ask of the server beside loading. */
export const announcementCommand = consoleCommands('announcements');

/** What the screens of applications ask of the server beside loading. */
export const applicationCommand = consoleCommands('applications');

/** What operators do with company pages. */
export const companiesCommand = consoleCommands('companies');

export const eligibilityCommand = consoleCommands('eligibility');

/** What operators do with evaluators. */
export const evaluatorCommand = consoleCommands('evaluators');

export const eventsCommand = consoleCommands('events');

/** What an open builder asks. */
export const exhibitionCommand = consoleCommands('exhibition');

/** What operators do with questions. */
export const faqCommand = consoleCommands('faqs');

/** What operators do while a stage is judged. */
export const judgingCommand = consoleCommands('judging');

export const marketCommand = consoleCommands('market');

/** Finding a member, showing something of them, and logging them out. */
export const memberCommand = consoleCommands('members');

/** Sending failed messages again, and putting them away. */
export const messageCommand = consoleCommands('messages');

/** What an owner decides about operators. */
export const operatorCommand = consoleCommands('operators');

/** What operators do with pages; `version` only reads. */
export const pageCommand = consoleCommands('pages');

/** What is asked and done about the panels of a stage. */
export const panelCommand = consoleCommands('panels');

export const batchCommand = consoleCommands('past');

/** What an operator reads and writes of a pledge's text. */
export const pledgeTextCommand = consoleCommands('pledges');

/** What operators do with popups and posters. */
export const displayCommand = consoleCommands('popups');

/** What operators do with posts, and what an open editor asks. */
export const postCommand = consoleCommands('posts');

export const programCommand = consoleCommands('programs');

/** What the open editor asks. */
export const quizCommand = consoleCommands('quiz');

/** Entering requests about data, and working on them. */
export const requestCommand = consoleCommands('requests');

/** What the screens of results ask of the server beside loading. */
export const resultCommand = consoleCommands('results');

/** What operators do with slides. */
export const slideCommand = consoleCommands('slides');

export const apiTokenCommand = consoleCommands('tokens');

/** What the open editor asks. */
export const typeTestCommand = consoleCommands('typetest');

export const webhookCommand = consoleCommands('webhooks');
