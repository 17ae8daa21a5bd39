export const Logo = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 1.8h4M3 18.2h4M3 1.8v16.4" stroke="var(--text)" strokeWidth="1.8" fill="none" />
    <path d="m3 6.2 3.8 3.8L3 13.8-.8 10Z" fill="var(--surface)" stroke="var(--stated-mark)" strokeWidth="1.7" />
    <circle cx="14" cy="3.6" r="2.8" fill="none" stroke="var(--landing-mark)" strokeWidth="1.7" />
    <circle cx="14" cy="16.4" r="3.5" fill="var(--landing-mark)" />
  </svg>
);
