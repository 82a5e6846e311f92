import type { CatalogueWarning, PackageKind } from '../../../platform/graphql/generated.js';

/** What a form should tell of a package, though nothing is refused for it (pages, section 5). */
export function packageWarnings(pack: {
  kind: PackageKind;
  points: number;
  targetPoints: number | null;
  hasApl: boolean;
}): CatalogueWarning[] {
  const { kind, points, targetPoints, hasApl } = pack;
  const warnings: CatalogueWarning[] = [];
  if (targetPoints !== null && points !== targetPoints) {
    warnings.push({
      code: 'POINTS_DIFFER',
      message: `Poängsumman ${points} avviker från målet ${targetPoints}.`,
    });
  }
  // National and regional packages are vocational ones (yrkespaket); a local one is any bundle of courses.
  if (kind !== 'LOCAL' && !hasApl) warnings.push({ code: 'APL_MISSING', message: 'Yrkespaket kräver APL.' });
  return warnings;
}
