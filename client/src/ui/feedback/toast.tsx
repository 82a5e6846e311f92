import '../styles/toast.css';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { languageOf } from '../../lib/fixed-texts';
import { Button, IconButton } from '../button';
import { LiveRegion } from './live-region';
import { notify, useToasts, type Toast } from './toast-store';

const icons = { error: IconAlertCircle, success: IconCircleCheck, info: IconInfoCircle };

/** The corner where `notify` shows its messages, and the silent region of `announce`. F8 moves focus to it. */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // What lies open leaves this room at its foot: no button of a dialog is ever under a message.
  useEffect(() => {
    const box = region.current;
    if (!box || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--toasts', `${box.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, []);
  return (
    <section ref={region} className="toasts no-print" aria-label="Meddelanden">
      <LiveRegion />
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, tone, message, details, action, otherAction, lifeMs } = toast;
  // Hover and focus pause the timer (WCAG 2.2.1), which restarts afterwards.
  useEffect(() => {
    if (lifeMs === null || held) return undefined;
    const timer = setTimeout(() => notify.dismiss(id), lifeMs);
    return () => clearTimeout(timer);
  }, [id, lifeMs, held]);
  const Icon = icons[tone];
  return (
    <div
      className={`toast toast-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" size={20} stroke={1.8} aria-hidden="true" />
      <div className="fills">
        <p lang={languageOf(message)}>{message}</p>
        {details && <div className="meta">{details}</div>}
      </div>
      {[action, otherAction].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              size="sm"
              onClick={() => {
                notify.dismiss(id);
                one.run();
              }}
            >
              {one.label}
            </Button>
          ),
      )}
      <IconButton size="sm" label="Stäng meddelandet" icon={IconX} onClick={() => notify.dismiss(id)} />
    </div>
  );
}
