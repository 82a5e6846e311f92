const studentPath = /^\/student\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where 'Se elev' leads; anything but a student's page of this site is no link (permissions, D19). */
export function studentLinkOf(meta: { url: string } | null): string | null {
  return meta && studentPath.test(meta.url) ? meta.url : null;
}
