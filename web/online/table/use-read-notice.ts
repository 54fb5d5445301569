import { useEffect, useState } from 'react';

/** Whoever turns to the board has read what lies over it. */
export function useReadNotice(isReadAtFirst: boolean): readonly [boolean, () => void] {
  const [isRead, setIsRead] = useState(isReadAtFirst);
  useEffect(() => {
    if (isRead) return undefined;
    const readElsewhere = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.notices') === null) setIsRead(true);
    };
    addEventListener('pointerdown', readElsewhere);
    return () => removeEventListener('pointerdown', readElsewhere);
  }, [isRead]);
  return [isRead, () => setIsRead(true)];
}
