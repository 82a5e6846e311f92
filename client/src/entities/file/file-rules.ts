import { API_LIMITS } from '../../../../domain/api-limits';

/** File types that the server accepts (contract §5), checked before the upload; the server also checks the content. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.odt,.ods,.txt,.csv';

/** Why a file cannot be sent at all; null when it may be tried. */
export function refusalOf(file: Pick<File, 'size' | 'name'>): string | null {
  if (file.size === 0) return `${file.name} är tom.`;
  return file.size > API_LIMITS.fileBytes ? `${file.name} är större än 20 MB.` : null;
}
