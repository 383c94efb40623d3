"""A Ray cluster of two nodes on this machine, for the tests: `python -m tests.cluster`.

It says where it is. At the first line that it is told, one of its nodes dies at once; at the end of its input, all do.
"""

import sys


def main() -> None:
    from ray.cluster_utils import Cluster  # which is there for the long tests only

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    other = cluster.add_node(num_cpus=1)
    print(cluster.address, flush=True)
    if sys.stdin.readline():
        cluster.remove_node(other, allow_graceful=False)
        print("one is left", flush=True)
        sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
