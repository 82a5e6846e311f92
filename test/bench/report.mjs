/** Prints results. Ratios count; absolute numbers show the order of magnitude. */

export function printTable(title, rows) {
  console.log(`\n### ${title}\n`);
  console.log(
    '| operation | conn. | req/s | floor | **÷ floor** | p50 ms | p95 ms | floor | CPU ms | floor | **× floor** | RSS MB | longest block ms | floor | own ms | floor | bytes ÷ floor |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const { name, connections, product, floor } of rows) {
    const cells = [
      name,
      connections,
      product.perSecond.toFixed(0),
      floor.perSecond.toFixed(0),
      `**${(product.perSecond / floor.perSecond).toFixed(2)}**`,
      product.p50.toFixed(1),
      product.p95.toFixed(1),
      floor.p95.toFixed(1),
      product.cpu.toFixed(2),
      floor.cpu.toFixed(2),
      `**${(product.cpu / floor.cpu).toFixed(2)}**`,
      (product.rss / 2 ** 20).toFixed(0),
      product.blockMs.toFixed(0),
      floor.blockMs.toFixed(0),
      product.ownBlockMs.toFixed(0),
      floor.ownBlockMs.toFixed(0),
      (product.bytes / floor.bytes).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
