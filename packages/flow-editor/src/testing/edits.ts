import * as fc from "fast-check";
import type { Diagram } from "../model/diagram.js";
import { change, connect, freshId, insert, move, nodesOf, remove, rename, setQuantity } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { translate } from "../model/translate.js";

/** An edit of any kind, at a place chosen by number. */
export const anyEdit: fc.Arbitrary<(diagram: Diagram) => Edit> = fc
  .record({ what: fc.nat(8), a: fc.nat(1000), b: fc.nat(1000), label: fc.stringMatching(/^[a-zʻʼғ ]{0,5}$/) })
  .map(({ what, a, b, label }) => (diagram: Diagram): Edit => {
    const nodes = nodesOf(diagram);
    const node = nodes[a % (nodes.length || 1)]?.id ?? "none";
    const other = nodes[b % (nodes.length || 1)]?.id ?? "none";
    const relation = diagram.relations[a % (diagram.relations.length || 1)]?.id ?? "none";
    const position = { x: a, y: b };
    const id = freshId(diagram, "new");
    switch (what) {
      case 0:
        return insert(diagram, "parallelGateways", { id, position });
      case 1:
        return insert(diagram, "steps", { id, label, concluder: null, fieldGroupId: null, days: 1 + a, position });
      case 2:
        return connect(diagram, { id, source: node, target: other, quantity: 1 });
      case 3:
        return setQuantity(diagram, relation, b % 4);
      case 4:
        return rename(diagram, node, label);
      case 5:
        return move(diagram, { [node]: position, [other]: { x: b, y: a } });
      case 6:
        return change(diagram, "steps", node, { days: 1 + b, fieldGroupId: "group" });
      case 7:
        return translate(diagram, node, b % 2 === 0 ? "ru_RU" : "en_US", label);
      default:
        return remove(diagram, [node, other, relation]);
    }
  });
