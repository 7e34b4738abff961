import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useServerNow } from '../../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { type ChipField, type Conditions, chipFields, valuesOf, without } from './conditions.ts';
import styles from './search-box.module.css';
import { endsWithSpace, readLine, takeLine, takeWhole } from './typed-line.ts';
import { type Suggestion, suggestionsFor } from './typed-search.ts';
import { chipText } from './vocabulary.ts';

/** The chips of the search and where more are typed: 트랙:성장, 제출:>05.08, free text. */
export function SearchBox() {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  const { wanted, season, vocabulary, now: loadedAt, go } = useTeamList();
  const { conditions } = wanted;
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const ticking = useServerNow(30_000);
  const listId = useId();
  const hintId = useId();

  const around = { vocabulary, year: season.year, now: ticking?.getTime() ?? loadedAt, language };
  const line = readLine(typed, around);
  const suggestions = open ? suggestionsFor(line.last, around) : [];
  const chosen = suggestions[Math.min(at, suggestions.length - 1)];
  const shown = chipFields.filter((field) => valuesOf(conditions, field).length > 0);

  const search = (next: Conditions) => go({ conditions: next });
  function type(text: string) {
    setTyped(text);
    setAt(0);
    setOpen(true);
    setRefused([]);
  }
  /** What is understood becomes chips; the rest stays to be mended, and is named. */
  function finish({ conditions: next, wrong }: ReturnType<typeof takeLine>) {
    type(wrong.join(' '));
    setOpen(wrong.length > 0);
    setRefused(wrong);
    if (next !== conditions) search(next);
  }
  function accept(suggestion: Suggestion | null) {
    if (suggestion?.kind === 'field') {
      type([...line.before.map(({ text }) => text), `${suggestion.word}:`].join(' '));
      input.current?.focus();
      return;
    }
    finish(takeLine(conditions, line, suggestion));
  }
  function edited(text: string) {
    if (endsWithSpace(text, around)) finish(takeWhole(conditions, text, around));
    else type(text);
  }
  /** Several conditions in one paste, in lines or not, are chips at once. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text').replace(/\s+/g, ' ').trim();
    if (typed || readLine(text, around).before.length === 0) return;
    event.preventDefault();
    finish(takeWhole(conditions, text, around));
  }
  function edit(field: ChipField) {
    type(`${t(`field.${field}`)}:${field === 'keyword' ? conditions.keyword : ''}`);
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = shown.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen ? typed.trim() || at > 0 : line.before.length > 0) accept(chosen ?? null);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (!open) setOpen(true);
      else if (suggestions.length) setAt((at + by + suggestions.length) % suggestions.length);
    } else if (event.key === 'Escape' && (open || typed)) {
      event.stopPropagation();
      if (open && suggestions.length) setOpen(false);
      else type('');
    } else if (event.key === 'Backspace' && !typed && last) {
      search(without(conditions, last));
    }
  }

  const wrong = refused.length > 0 || (open && typed.trim() !== '' && suggestions.length === 0);
  const named = refused.length > 0 ? refused : [line.last];
  return (
    <div role="search" className={styles.box} aria-label={t('search.label')}>
      <DenseIcon name="search" className={styles.sign} />
      {shown.length > 0 && (
        <ul className={styles.chips} aria-label={t('search.chips')}>
          {shown.map((field) => {
            const values = chipText(conditions, field, around);
            const name = t(`field.${field}`);
            return (
              <li key={field} className={styles.chip}>
                <button
                  type="button"
                  className={styles.edit}
                  aria-label={t('search.edit', { field: name, values })}
                  onClick={() => edit(field)}
                >
                  <span>{name}:</span> <b>{values}</b>
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('search.remove', { field: name })}
                  onClick={() => {
                    search(without(conditions, field));
                    input.current?.focus();
                  }}
                >
                  <DenseIcon name="cross" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <input
        ref={input}
        data-team-search
        className={styles.input}
        role="combobox"
        aria-label={t('search.add')}
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          suggestions.length ? `${listId}-${Math.min(at, suggestions.length - 1)}` : undefined
        }
        aria-describedby={wrong ? hintId : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={shown.length ? t('search.again') : t('search.placeholder')}
        value={typed}
        onChange={(event) => edited(event.target.value)}
        onPaste={paste}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {wrong && (
        <p className={styles.wrong} id={hintId} role="status">
          {t('search.wrong', { typed: named.join('”, “') })}
          {named.some((each) => each.startsWith(`${t('field.submitted')}:`)) && ` ${t('search.periodHint')}`}
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles.list}
        hidden={suggestions.length === 0}
        onPointerDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, place) => (
          <button
            key={suggestionKey(suggestion)}
            type="button"
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={suggestion === chosen}
            className={classNames(styles.option, suggestion === chosen && styles.on)}
            onClick={() => accept(suggestion)}
          >
            <SuggestionText suggestion={suggestion} />
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">{suggestions.length === 0 ? '' : chosenText(chosen)}</VisuallyHidden>
    </div>
  );
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const t = useTexts<typeof texts>('teamList');
  if (suggestion.kind === 'keyword') {
    return (
      <>
        <b>{t('search.keyword', { keyword: suggestion.keyword })}</b>
        <small>{t('search.keywordHint')}</small>
      </>
    );
  }
  if (suggestion.kind === 'field') {
    return (
      <>
        <span>
          <b>{suggestion.word}</b>:
        </span>
        <small>{t(suggestion.field === 'submitted' ? 'search.periodHint' : 'search.fieldHint')}</small>
      </>
    );
  }
  return (
    <span className={styles.value}>
      {suggestion.word}:
      {suggestion.values.map(({ value, text, lane }) => (
        <b key={value}>
          {lane !== undefined && <LaneNo lane={lane} size="sm" />} {text}
        </b>
      ))}
    </span>
  );
}

function suggestionKey(suggestion: Suggestion): string {
  if (suggestion.kind === 'keyword') return 'keyword';
  const values = suggestion.kind === 'values' ? suggestion.values.map(({ value }) => value).join() : '';
  return `${suggestion.kind} ${suggestion.field} ${values}`;
}

function chosenText(suggestion: Suggestion | undefined): string {
  return suggestion?.kind === 'values' ? suggestion.values.map(({ text }) => text).join(', ') : '';
}
