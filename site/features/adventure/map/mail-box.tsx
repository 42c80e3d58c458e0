import { ThingPicture } from '../play/game-art.tsx';

/** The box for the letter of the day. The letter looks out of it until it is delivered. */
export function MailBox({ isDelivered }: { isDelivered: boolean }) {
  return (
    <span className="mail-box">
      {!isDelivered && <ThingPicture name="item-letter" alt="" sizes="48px" className="mail-box-letter" />}
      <svg aria-hidden="true" viewBox="0 0 64 84" className="mail-box-drawing">
        <ellipse cx="32" cy="79" rx="22" ry="4.5" fill="var(--color-ink)" opacity="0.25" />
        <g stroke="var(--color-ink)" strokeWidth="2.5" strokeLinejoin="round">
          <path d="M28 50h8v28h-8Z" fill="var(--color-wood)" />
          <path d="M6 52V30a15 15 0 0 1 15-15h22a15 15 0 0 1 15 15v22Z" fill="var(--color-coral)" />
          <path d="M15 26h34v5H15Z" fill="var(--color-ink)" strokeWidth="1.5" />
          {isDelivered ? (
            <path d="m22 41 7 6 13-12" fill="none" stroke="var(--color-paper)" strokeWidth="4" strokeLinecap="round" />
          ) : (
            <path d="M23 37h18v11H23ZM23 37l9 6 9-6" fill="var(--color-paper)" strokeWidth="1.5" />
          )}
        </g>
      </svg>
    </span>
  );
}
