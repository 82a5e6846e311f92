import { createElement, useEffect, useRef, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/feedback/failure-details';
import { transferPaths, uploadFile } from '../../lib/file-transfer';
import { alerts } from '../../lib/fixed-texts';
import { announce } from '../../ui/feedback/live-region';
import { notify } from '../../ui/feedback/toast-store';
import { refusalOf } from '../../entities/file/file-rules';

export interface UploadUnderWay {
  filename: string;
  sent: number;
  total: number;
}

/**
 * Sends a chosen file at once (contract §7), with progress and a way to cancel. It goes on when the panel is
 * closed; only leaving the product would break it off, and the browser asks about that.
 */
export function useUpload(studentId: string, onStored: () => void) {
  const [underWay, setUnderWay] = useState<UploadUnderWay | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  const busy = underWay !== null;
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  const upload = async (file: File) => {
    const reason = refusalOf(file);
    if (reason) {
      notify.error(alerts.uploadFailed, { details: createElement('p', { lang: 'sv' }, reason) });
      return;
    }
    const controller = new AbortController();
    cancelling.current = controller;
    setUnderWay({ filename: file.name, sent: 0, total: file.size });
    try {
      await uploadFile(transferPaths.studentFiles(studentId), file, {
        signal: controller.signal,
        onProgress: (sent, total) => setUnderWay({ filename: file.name, sent, total }),
      });
      announce(`${file.name} är uppladdad.`);
      onStored();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        announce('Uppladdningen avbröts.');
        // The bytes may all have arrived before the word did.
        onStored();
      } else {
        console.error(alerts.uploadFailed, error);
        notify.error(alerts.uploadFailed, {
          details: createElement(FailureDetails, { failure: readFailure(error) }),
        });
      }
    } finally {
      cancelling.current = null;
      setUnderWay(null);
    }
  };

  return { underWay, upload, cancel: () => cancelling.current?.abort() };
}
