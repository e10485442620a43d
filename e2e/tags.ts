/**
 * The tag of long walks, and of what a shorter test proves as well (docs/decisions/0116-paths-and-depth.md): continuous
 * integration walks them, not every `test`.
 */
export const soak = "@soak";

/** The tag of the paths that run on PostgreSQL too: they cross most of what can differ there. */
export const postgres = "@postgres";

/**
 * The tag of tests that look at a page with `expectAccessible`: continuous integration does so in every look, and so does
 * `E2E_LOOKS=every` with `--grep=@looks`.
 */
export const looks = "@looks";
