import type { HeroSummary } from '@chulbal/contract/heroes';
import { heroKindNames } from '@chulbal/contract/heroes.values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroWho } from './hero-who.tsx';
import type { heroes as texts } from './heroes.ko.ts';
import styles from './heroes.module.css';

/** The stories of a page: the first stands open, the others in rows. */
export function HeroStories({ heroes }: { heroes: readonly HeroSummary[] }) {
  const [first, ...others] = heroes;
  return (
    <ul className={styles.stories}>
      {first && <OpenStory hero={first} />}
      {others.map((hero) => (
        <li key={hero.boardId} className={styles.row}>
          <span className={styles.thumb}>
            <HeroPicture hero={hero} className={styles.art} ratio="1" />
          </span>
          <span className={styles.words}>
            <Link to={storyPath(hero)}>{hero.heroTitle}</Link>
            <small>
              <HeroWho hero={hero} />
            </small>
          </span>
          <Icon name="chevron-right" />
        </li>
      ))}
    </ul>
  );
}

function OpenStory({ hero }: { hero: HeroSummary }) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  return (
    <li className={styles.open}>
      <div className={styles.frame}>
        <HeroPicture hero={hero} className={styles.art} ratio="2 / 1" />
      </div>
      <p className={styles.who}>
        <Tag>{heroKindNames[hero.kind][language]}</Tag>
        <span>
          <HeroWho hero={hero} />
        </span>
      </p>
      <Heading level={3} size="2xl">
        {hero.heroTitle}
      </Heading>
      {hero.quote && <blockquote className={styles.quote}>“{hero.quote}”</blockquote>}
      <p>
        <ButtonLink variant="ink" to={storyPath(hero)} iconEnd="arrow-right">
          {t('read')}
        </ButtonLink>
      </p>
    </li>
  );
}

function storyPath({ boardId }: HeroSummary): string {
  return `/toolkit/localheroes/detail/${boardId}`;
}
