import { BrandLink } from "@yer/ui";

export function Example() {
  return (
    <BrandLink href="/" aria-label="Shop: to the home page">
      Shop
    </BrandLink>
  );
}
