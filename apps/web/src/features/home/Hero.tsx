import './home.css';
/** The picture on the front page: drawn by `npm run screens` (screens/hero.tsx), in both themes. */
export const Hero = () => (
  <div class="hero-board" aria-hidden="true">
    <img class="only-light" src="./hero-light.webp" alt="" width="864" height="668" />
    <img class="only-dark" src="./hero-dark.webp" alt="" width="864" height="668" loading="lazy" />
  </div>
);
