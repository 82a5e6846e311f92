import { useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from '../../../ui/fields/text-field';

interface NoteFieldProps {
  id?: string;
  label: string;
  description?: string;
  required?: boolean;
  error?: string;
  value: string | null;
  longest: number;
  isLine?: boolean;
  onSave: (value: string | null) => void;
  onEnter?: () => void;
}

const REST_MS = 700;

/** A text that is saved when one pauses or leaves; Enter, where it leads on, saves first (Shift+Enter breaks the line). */
export function NoteField({ value, longest, isLine, onSave, onEnter, ...field }: NoteFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    if ((value ?? '') !== typed.trim()) setTyped(value ?? '');
  }
  const save = () => {
    const text = typed.trim() || null;
    if (text !== value) onSave(text);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Saves on unmount, so that a field closed at once is saved too.
  useEffect(() => () => latest.current(), []);
  const control = {
    ...field,
    maxLength: longest,
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    onBlur: save,
  };
  if (isLine) return <TextField {...control} autoComplete="off" />;
  return (
    <TextArea
      {...control}
      rows={2}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || !onEnter || event.nativeEvent.isComposing) return;
        event.preventDefault();
        save();
        onEnter();
      }}
    />
  );
}
