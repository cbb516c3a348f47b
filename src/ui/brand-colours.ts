/**
 * The company's colours (S9.theme). A company changes them together with `brand`. They are a separate module because
 * the page's style sheet contains them all, so that the first load does not need this code.
 *
 * Each colour is a pair [light, dark]. The pairs below keep these contrast ratios: text at least 4.5 to 1 on its
 * background, borders of inputs at least 3 to 1.
 */
export const brandColours = {
  ink: ['#1A1A17', '#F3F3EE'],
  street: ['#F4F4F1', '#141412'],
  surface: ['#FFFFFF', '#1F1F1C'],
  muted: ['#55554E', '#B7B7AE'],
  divider: ['#E2E2DC', '#33332F'],
  inputBorder: ['#85857C', '#7C7C73'],
  primary: ['#FFC400', '#FFCF2E'],
  primaryHover: ['#F2B800', '#FFDA5C'],
  /** Text on the primary colour, in both schemes. */
  onPrimary: ['#1A1A17', '#1A1A17'],
  success: ['#1B7A3A', '#6FCF8E'],
  successTint: ['#E6F4EA', '#17301F'],
  error: ['#B3261E', '#FF8F85'],
  errorTint: ['#FDE8E8', '#3A1D1A'],
  warning: ['#7A5200', '#FFD27A'],
  warningTint: ['#FFF3D1', '#352A10'],
  info: ['#1F5FAE', '#8FBCF2'],
  infoTint: ['#E5EFFB', '#18283D'],
  /** Password strength: insecure is `error`, poor and okay are these, good is `info`, excellent is `success`. */
  strengthPoor: ['#C65A00', '#F2A15A'],
  strengthOkay: ['#6F6F67', '#A1A198'],
  focus: ['#1A1A17', '#FFCF2E'],
  checker: ['#2A2A26', '#FFCF2E'],
  checkerGap: ['#FFFFFF', '#141412'],
} as const;
