function bare(text: string): string {
  return text.toLowerCase().replaceAll(/['ʻʼ‘’`]/gu, "");
}

/** Whether a label holds what was typed, whatever the apostrophe: a stand-in for the filter that apps hand in. */
export function blindFilter(label: string, typed: string): boolean {
  return bare(label).includes(bare(typed));
}
