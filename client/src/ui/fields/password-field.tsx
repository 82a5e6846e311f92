import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../button';
import { TextField, type TextFieldProps } from './text-field';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'icon'>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          label="Visa eller dölj lösenord"
          aria-pressed={visible}
          size="sm"
          icon={<Icon className="icon" size={20} stroke={1.8} aria-hidden="true" />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
