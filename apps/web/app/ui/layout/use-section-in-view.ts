import { useEffect, useState } from 'react';

/** Which of the sections with these ids, parted by spaces, is being read; the first until the page is live. */
export function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
