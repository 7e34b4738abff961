import type { ExhibitionContradiction } from '@chulbal/contract/exhibition/rules';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Findings as FindingsList } from '../plan-editor/findings.tsx';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import { fixWords, sentenceOf } from './finding-words.ts';

/** Everything that contradicts itself or the season, each with what can be done about it in one press. */
export function Findings({
  found,
  plan,
  stages,
  change,
  readOnly,
}: Builder & { found: readonly ExhibitionContradiction[] }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const tools = { t, language };
  return (
    <FindingsList
      onGo={goTo}
      found={found.map((one) => {
        const words = readOnly ? null : fixWords(one, plan, stages, tools);
        const { fix } = one;
        return {
          ...{ kind: one.kind, about: one.about, weight: one.weight },
          text: sentenceOf(one, plan, stages, tools),
          fix: words && fix && (
            <Button
              size="sm"
              onClick={() => {
                change(fix);
                toast.success(t('findings.fixed'), { area: 'workbench' });
              }}
            >
              {words}
            </Button>
          ),
        };
      })}
    />
  );
}

/** Takes the keyboard to what a contradiction is about, or to the part of the page that it is in. */
function goTo(about: string): void {
  const [part = about] = about.split('.');
  const candidates = [`at-${about}`, `at-${about}.ko`, `f-${about}`, `at-${part}`, 'at-name'];
  const target = candidates.map((id) => document.getElementById(id)).find(Boolean);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
