import './styles/button.css';
import type { Icon } from '@tabler/icons-react';
import { isValidElement, type ButtonHTMLAttributes, type ReactElement, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { sign } from './text/sign';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** Icon before the text; pass an element for another size. */
  icon?: Icon | ReactElement;
  fullWidth?: boolean;
}

function classOf({ variant = 'secondary', size = 'md', fullWidth }: Look, extra?: string): string {
  return ['button', `button-${variant}`, `button-${size}`, fullWidth && 'button-full', extra]
    .filter(Boolean)
    .join(' ');
}

const drawn = (icon: Look['icon']) => (!icon || isValidElement(icon) ? icon : sign(icon));

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is going on: the button says so (`aria-busy`) and takes no second press. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` is button unless given. */
export function Button({
  variant,
  size,
  icon,
  fullWidth,
  busy,
  children,
  className,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classOf({ variant, size, fullWidth }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className="button-spinner" aria-hidden="true" /> : drawn(icon)}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, Look {}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({
  variant,
  size,
  icon,
  fullWidth,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classOf({ variant, size, fullWidth }, className)}>
      {drawn(icon)}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'fullWidth' | 'icon' | 'aria-label'> {
  /** The name for assistive technology, shown as a tip too. */
  label: string;
  icon: Icon | ReactElement;
}

/** A button that shows a sign only; it always has a name. */
export function IconButton({ label, variant = 'quiet', size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={['button-icon', className].filter(Boolean).join(' ')}
    />
  );
}
