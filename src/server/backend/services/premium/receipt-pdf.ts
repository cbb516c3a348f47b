import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { formatDay } from '../../../../domain/dates';
import { formatMoney } from '../../../../domain/money';
import type { ReceiptRow } from '../../storage/receipt-tables';
import { COMPANY_ADDRESS, COMPANY_NAME } from '../shared/mail';

const MARGIN = 56;
const PAGE_WIDTH = 595.28;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const AMOUNT_WIDTH = 110;
const INK = '#1A1A17';
const MUTED = '#55554E';

type Weight = 400 | 700;
type Look = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  readonly x?: number;
  readonly width?: number;
};
type Document = InstanceType<typeof PDFDocument>;

/** The font is split into subsets. The first one that contains a letter draws it. */
const SUBSETS = [
  ['latin', /[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2212]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['latin-ext', /./su],
] as const;

const { resolve } = createRequire(import.meta.url);
const fontFile = (subset: string, weight: Weight): string =>
  resolve(`@fontsource/ubuntu/files/ubuntu-${subset}-${weight}-normal.woff`);

const subsetOf = (letter: string): string =>
  SUBSETS.find(([, letters]) => letters.test(letter))?.[0] ?? 'latin-ext';

/** Splits a text into runs that one subset each can draw. */
function runsOf(text: string): readonly { readonly subset: string; readonly text: string }[] {
  const runs: { subset: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsetOf(letter);
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs;
}

function write(document: Document, text: string, y: number, look: Look = {}): void {
  const { size = 11, weight = 400, color = INK, align = 'left', x = MARGIN, width = WIDTH } = look;
  document.fontSize(size).fillColor(color);
  const runs = runsOf(text);
  for (const [index, run] of runs.entries()) {
    document.font(fontFile(run.subset, weight));
    const options = { width, align, continued: index < runs.length - 1 };
    if (index === 0) document.text(run.text, x, y, options);
    else document.text(run.text, options);
  }
}

function rule(document: Document, y: number): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.75)
    .stroke(INK);
}

/** The company and the title on the left, the number and the date on the right. */
function drawHead(document: Document, { number, amount, issued_at: at }: ReceiptRow): void {
  write(document, COMPANY_NAME, MARGIN, { size: 22, weight: 700, width: WIDTH / 2 });
  write(document, COMPANY_ADDRESS, MARGIN + 30, { color: MUTED, width: WIDTH / 2 });
  const right = { align: 'right', x: MARGIN + WIDTH / 2, width: WIDTH / 2 } as const;
  write(document, amount < 0 ? 'Refund' : 'Receipt', MARGIN, { ...right, size: 22, weight: 700 });
  write(document, number, MARGIN + 30, right);
  write(document, formatDay(at.toISOString()) ?? '', MARGIN + 46, right);
}

/**
 * Draws what was paid, and how much. Mentions VAT only if the receipt does.
 *
 * @returns the y position of the last line
 */
function drawLines(document: Document, receipt: ReceiptRow, from: number): number {
  const { description, amount, currency, vat_included: vat } = receipt;
  const sum = formatMoney(amount, currency);
  const column = { align: 'right', x: PAGE_WIDTH - MARGIN - AMOUNT_WIDTH, width: AMOUNT_WIDTH } as const;
  const words = { width: WIDTH - AMOUNT_WIDTH - 16 };
  write(document, 'Description', from, { ...words, color: MUTED });
  write(document, 'Amount', from, { ...column, color: MUTED });
  rule(document, from + 20);
  write(document, description, from + 30, words);
  const below = document.y + 10;
  write(document, sum, from + 30, column);
  rule(document, below);
  const total = vat === null ? 'Total' : `Total, ${vat ? 'including' : 'excluding'} VAT`;
  write(document, total, below + 10, { ...words, weight: 700 });
  write(document, sum, below + 10, { ...column, weight: 700 });
  return below + 10;
}

/**
 * Renders a receipt as a PDF of one page. The output is deterministic: the same receipt always gives the same bytes.
 *
 * @returns the bytes of the file
 */
export function receiptPdf(receipt: ReceiptRow): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'en-IE',
    displayTitle: true,
    font: fontFile('latin', 400),
    info: {
      Title: `${receipt.amount < 0 ? 'Refund' : 'Receipt'} ${receipt.number}`,
      Author: COMPANY_NAME,
      CreationDate: receipt.issued_at,
    },
  });
  const chunks: Buffer[] = [];
  const made = new Promise<Buffer>((done, failed) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', failed);
  });
  drawHead(document, receipt);
  write(document, receipt.amount < 0 ? 'Refunded to' : 'Billed to', 150, { color: MUTED });
  let y = 168;
  for (const line of receipt.billed_to.split('\n')) {
    write(document, line, y);
    y = document.y + 2;
  }
  drawLines(document, receipt, y + 32);
  document.end();
  return made;
}
