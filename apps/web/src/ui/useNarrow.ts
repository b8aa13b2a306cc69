import { useEffect, useMemo, useState } from 'preact/hooks';

/** A phone held upright. */
export const useNarrow = (): boolean => {
  const query = useMemo(() => matchMedia('(max-width: 699px), (max-height: 520px)'), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const change = () => setNarrow(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return narrow;
};
