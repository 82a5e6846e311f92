/** For knip: a generated document of a fragment is there for the operations beside it, which have it inside them. */
export default function withoutFragments(data) {
  for (const [file, exported] of Object.entries(data.issues.exports)) {
    if (!/(^|[\\/])client[\\/]src[\\/]graphql[\\/]/.test(file)) continue;
    for (const name of Object.keys(exported)) {
      if (!name.endsWith('FragmentDoc')) continue;
      delete exported[name];
      data.counters.exports -= 1;
    }
  }
  return data;
}
