import { useState } from 'preact/hooks';

/** An action that cannot be taken back: the button asks again before it does it. */
export const TwiceButton = ({
  first,
  then,
  onClick,
}: {
  first: string;
  then: string;
  onClick: () => void;
}) => {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={sure ? 'button danger' : 'button quiet'}
      onClick={() => (sure ? onClick() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? then : first}
    </button>
  );
};
