import { getHeroDetail, type HeroDetail } from '@chulbal/contract/heroes';
import { heroKindNames } from '@chulbal/contract/heroes.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { boardIdOf } from '../posts/board-id.ts';
import { PostPage } from '../posts/post-page.tsx';
import type { Route } from './+types/hero';
import { HeroPicture } from './hero-picture.tsx';
import { HeroWho } from './hero-who.tsx';
import type { heroes as texts } from './heroes.ko.ts';
import styles from './heroes.module.css';

export const handle: TextsHandle = { texts: ['site-posts'] };

/** One story; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  return { hero: await api(getHeroDetail, { boardId: boardIdOf(params) }) };
}

/** `/toolkit/localheroes/detail/{boardId}` */
export default function Hero({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('heroes');
  const language = useLanguage();
  const { hero } = loaderData;
  const { cover, quote, createdAt } = hero;
  return (
    <PostPage
      crumbs={[{ text: t('support') }, { text: t('name'), to: '/toolkit/localheroes' }]}
      tag={{ text: heroKindNames[hero.kind][language] }}
      title={hero.heroTitle}
      published={hero.createdAt}
      summary={quote || hero.summary}
      image={cover ? `/transfer/file/${cover.serverFileName}` : undefined}
      imageAlt={cover?.alt}
      onlyKorean={hero.onlyKorean}
      facts={
        <>
          <span>
            <HeroWho hero={hero} />
          </span>
          <time dateTime={createdAt}>{fullDayText(createdAt, language)}</time>
        </>
      }
      before={
        <div className={styles.before} lang={hero.onlyKorean ? 'ko' : undefined}>
          <div className={styles.frame}>
            <HeroPicture hero={hero} className={styles.art} ratio="2 / 1" first />
          </div>
          {quote && <blockquote className={styles.quote}>“{quote}”</blockquote>}
        </div>
      }
      html={hero.heroContent}
      attachments={hero.attachments}
      next={near(hero.next)}
      previous={near(hero.previous)}
      list="/toolkit/localheroes"
    />
  );
}

function near(hero: HeroDetail['next']) {
  if (!hero) return null;
  const { boardId, heroTitle: title, createdAt } = hero;
  return { to: `/toolkit/localheroes/detail/${boardId}`, title, createdAt };
}
