import type { CatalogueWarning, PackageKind } from '../../../platform/graphql/generated.js';

/** Warnings of the package form; they never prevent saving (pages, section 5). */
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
  // National and regional packages are vocational (yrkespaket) and require APL; local ones do not.
  if (kind !== 'LOCAL' && !hasApl) warnings.push({ code: 'APL_MISSING', message: 'Yrkespaket kräver APL.' });
  return warnings;
}
