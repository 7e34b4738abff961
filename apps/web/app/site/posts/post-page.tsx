import type { Attachment } from '@chulbal/contract/posts/posts';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { ReactNode } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { copyText } from '../../lib/share-address.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Attachments } from './attachments.tsx';
import styles from './post-page.module.css';
import type { posts as texts } from './posts.ko.ts';

type Near = { to: string; title: string; createdAt: string } | null;

type Props = {
  crumbs: readonly Crumb[];
  /** What it is about; `hot` stands out. */
  tag: { text: string; hot?: boolean };
  title: string;
  /** Of link previews: the first words, and a picture. */
  summary: string;
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** The text is the Korean one for want of another. */
  onlyKorean: boolean;
  /** When it came out. */
  published: string;
  /** By whom and when, under the title. */
  facts: ReactNode;
  /** What stands before the text. */
  before?: ReactNode;
  /** Rich text, sanitised by the server. */
  html: string;
  attachments: readonly Attachment[];
  next: Near;
  previous: Near;
  /** The address of the list. */
  list: string;
};

/** One post of a board: its text, its files, and the way to its neighbours. */
export function PostPage(post: Props) {
  usePreloadedTexts(['site-posts'], useLanguage());
  const t = useTexts<typeof texts>('posts');
  const lang = post.onlyKorean ? 'ko' : undefined;
  const copy = () => {
    const address = location.origin + location.pathname;
    void copyText(address, { copied: t('copied'), notCopied: t('notCopied') });
  };
  return (
    <article className={styles.page}>
      <PageMeta
        title={post.title}
        description={post.summary}
        image={post.image ?? firstPicture(post.html)}
        imageAlt={post.imageAlt}
        published={post.published}
      />
      <header className={styles.head}>
        <Breadcrumbs crumbs={post.crumbs} />
        <div className={styles.tag}>
          <Tag hot={post.tag.hot ?? false}>{post.tag.text}</Tag>
        </div>
        <Heading level={1} size="3xl">
          <span lang={lang}>{post.title}</span>
        </Heading>
        <div className={styles.meta}>
          {post.facts}
          <span className={styles.tools}>
            <Button variant="line" size="sm" icon="copy" onClick={copy}>
              {t('share')}
            </Button>
            <Button variant="line" size="sm" onClick={() => print()}>
              {t('print')}
            </Button>
          </span>
        </div>
      </header>
      {post.onlyKorean && (
        <p className={styles.note} role="note">
          {t('onlyKorean')}
        </p>
      )}
      {post.before}
      <div className={styles.body} lang={lang}>
        <RichText html={post.html} />
      </div>
      {post.attachments.length > 0 && <Attachments files={post.attachments} />}
      <nav className={styles.neighbours} aria-label={t('neighbours')}>
        <Neighbour post={post.next} icon="chevron-up" label={t('next')} none={t('noNext')} />
        <Neighbour post={post.previous} icon="chevron-down" label={t('previous')} none={t('noPrevious')} />
      </nav>
      <div className={styles.back}>
        <ButtonLink variant="line" to={post.list}>
          {t('list')}
        </ButtonLink>
      </div>
    </article>
  );
}

type NeighbourProps = { post: Near; icon: 'chevron-up' | 'chevron-down'; label: string; none: string };

function Neighbour({ post, icon, label, none }: NeighbourProps) {
  const language = useLanguage();
  const which = (
    <span>
      <Icon name={icon} size="sm" />
      {label}
    </span>
  );
  if (!post) {
    return (
      <p>
        {which}
        <em>{none}</em>
      </p>
    );
  }
  return (
    <Link to={post.to}>
      {which}
      <strong>{post.title}</strong>
      <time dateTime={post.createdAt}>{fullDayText(post.createdAt, language)}</time>
    </Link>
  );
}

/** The address of the first picture in a sanitised text, for link previews. */
function firstPicture(html: string): string | undefined {
  return /<img src="([^"]+)"/.exec(html)?.[1];
}
